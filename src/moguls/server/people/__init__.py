"""Who somebody is: cookies, tokens, devices, bans."""
