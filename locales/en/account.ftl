### The account: what somebody has set up for signing in, and signing in.

account-title = Your account
account-lead = Without an account you stay a guest of this browser: that is enough to play. What you set up here brings you back if you lose your devices.
account-recovery = Recovery code
account-recovery-none = A code on paper signs you in on any device. It needs no password and no address.
account-recovery-some = You have a recovery code, made on { $day }.
account-recovery-used = It was last used on { $day }.
account-recovery-make = Create a recovery code
account-recovery-renew = Create a new one
account-recovery-drop = Delete the code
account-recovery-once = This code is shown only once. Print it or write it down; it is valid until you create a new one.
account-recovery-how = To come back, open { $page } and enter the code.
account-recovery-warning = Anyone who has this code can sign in as { $name }. Keep it like a key.
account-recovery-print = Print
account-recovery-done = I have it
account-passkeys = Passkeys
account-passkeys-lead = A passkey signs you in with your fingerprint, face or device lock. There is no password.
account-passkeys-add = Add a passkey
account-passkeys-name = Name of the passkey
account-passkeys-made = created on { $day }
account-passkeys-used = last used on { $day }
account-passkeys-drop-of = Delete the passkey { $name }
account-passkeys-drop = Delete
account-passkeys-insecure = Passkeys need HTTPS, which this site does not have; a recovery code works here, too.
account-passkeys-address = Passkeys need a host name, but you have opened this site by its number; a recovery code works here, too.
account-passkeys-unused = The passkey was not used. Nothing has changed.
account-sign-in = Sign in as someone else

sign-in-lead = Sign in with what you have set up in your settings. If you have nothing yet, simply play: you are a guest, and lose nothing.
sign-in-passkey = Sign in with a passkey
sign-in-recovery = Recovery code
sign-in-recovery-go = Use the code
sign-in-device = I am still signed in on another device
