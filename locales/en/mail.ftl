### Notices by mail: addresses, and the pages of links in mails.

mail-title = E-mail
mail-lead = One mail a day tells you of the tables that wait for you, earlier if your time there runs out before. Warnings come at once. A turn that was shown on one of your devices is left out.
mail-address = Your e-mail address
mail-add = Send a link
mail-link-sent = A link has been sent to { $address }. Open it within 15 minutes, then mails come there.
mail-when = Mails come
mail-mode = { $mode ->
    [each] at once
   *[digest] once a day
 }
mail-hour = Hour of the daily mail
mail-test = Send a test
mail-test-sent = A test is on its way to { $address }. If it does not come, look among the spam.
mail-test-failed = The test to { $address } could not be sent. Try it again later.
mail-failing = The last mail could not be sent; it is tried again.
mail-drop = Remove
mail-drop-of = Remove: { $address }
mail-settings = Settings
mail-confirm-title = Confirm your address
mail-confirm-lead = Mails about your tables come to { $address } from now on. Each of them has a link that ends them.
mail-confirm-button = Confirm
mail-confirmed = Mails come to { $address } from now on.
mail-move-title = A move from your mail
mail-move-lead = { $game }, { $name }: “{ $move }”. It is played when you press the button.
mail-move-button = Play: { $move }
mail-move-done = Played: { $move }.
mail-move-table = Open the table
mail-move-games = My games
mail-stop-title = No more mails
mail-stop-lead = This address gets no more mails about your tables. You can add it again in the settings.
mail-stop-button = End these mails
mail-stopped = This address gets no more mails.
