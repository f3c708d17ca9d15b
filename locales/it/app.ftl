app-name = Moguls
