### Während jemand weg war.

away-title = Während du weg warst
away-more = { $count ->
    [one] Ein früheres Ereignis steht auf dem Ticker.
   *[other] { $count } frühere Ereignisse stehen auf dem Ticker.
 }
away-show = Schritt für Schritt zeigen
away-said = Inzwischen wurde geschrieben:
