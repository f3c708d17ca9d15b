### Durante un’assenza.

away-title = Mentre non c’eri
away-more = { $count ->
    [one] Un evento precedente è sul nastro.
   *[other] { $count } eventi precedenti sono sul nastro.
 }
away-show = Rivedi passo per passo
away-said = Intanto ti hanno scritto:
