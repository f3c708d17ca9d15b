### Le compte : ce que l’on a préparé pour se connecter, et la connexion.

account-title = Votre compte
account-lead = Sans compte, vous restez l’invité de ce navigateur : cela suffit pour jouer. Ce que vous préparez ici vous permet de revenir si vous perdez vos appareils.
account-recovery = Code de secours
account-recovery-none = Un code sur papier vous connecte sur n’importe quel appareil, sans mot de passe ni adresse.
account-recovery-some = Vous avez un code de secours, créé le { $day }.
account-recovery-used = Il a servi pour la dernière fois le { $day }.
account-recovery-make = Créer un code de secours
account-recovery-renew = En créer un nouveau
account-recovery-drop = Supprimer le code
account-recovery-once = Ce code n’est affiché qu’une fois. Imprimez-le ou notez-le ; il est valable jusqu’à ce que vous en créiez un nouveau.
account-recovery-how = Pour revenir, ouvrez { $page } et saisissez le code.
account-recovery-warning = Qui a ce code peut se connecter en tant que { $name }. Gardez-le comme une clé.
account-recovery-print = Imprimer
account-recovery-done = Je l’ai
account-passkeys = Clés d’accès
account-passkeys-lead = Une clé d’accès vous connecte par l’empreinte, le visage ou le verrouillage de l’appareil, sans mot de passe.
account-passkeys-add = Ajouter une clé d’accès
account-passkeys-name = Nom de la clé d’accès
account-passkeys-made = créée le { $day }
account-passkeys-used = utilisée pour la dernière fois le { $day }
account-passkeys-drop-of = Supprimer la clé d’accès { $name }
account-passkeys-drop = Supprimer
account-passkeys-insecure = Les clés d’accès exigent HTTPS, que ce site n’a pas ; un code de secours fonctionne ici aussi.
account-passkeys-address = Les clés d’accès exigent un nom d’hôte, or vous avez ouvert ce site par son numéro ; un code de secours fonctionne ici aussi.
account-passkeys-unused = La clé d’accès n’a pas été utilisée. Rien n’a changé.
account-sign-in = Se connecter sous un autre nom

sign-in-lead = Connectez-vous avec ce que vous avez préparé dans vos réglages. Si vous n’avez encore rien, jouez tout simplement : vous êtes invité et ne perdez rien.
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-recovery = Code de secours
sign-in-recovery-go = Utiliser le code
sign-in-device = Je suis encore connecté sur un autre appareil
