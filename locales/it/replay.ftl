### Looking back on a game: winding, viewpoints, playing on, records.

## Winding

replay-of = Replay: { $title }
replay-opening = Caricamento del replay…
replay-missing = Partita non trovata
replay-missing-lead = Forse il link è scritto male, o la partita è su un altro server.
replay-running = Questa partita è ancora in corso
replay-running-lead = Il replay si può vedere quando la partita è finita: fino ad allora le sue carte sono segrete.
replay-table = Vai al tavolo
replay-menu = Questo replay
replay-controls = Comandi del replay
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-pace = Velocità
replay-times = { $pace }×
replay-winder = Posizione nella partita
replay-at = Passo { $at } di { $steps }
replay-round = Round { $round }
replay-mog-round = Turno { $round }
replay-tks-round = Manche { $round }
replay-view = Visto da
replay-view-all = Tutte le mani scoperte
replay-view-public = Uno spettatore
replay-view-key = Visto da: { $name }
replay-own = { $name } (tu)
replay-move = { $self ->
    [yes] Tu: { $move }
   *[no] { $name }: { $move }
 }
replay-chance = Le carte vengono rimescolate.
replay-deal = La partita comincia.
replay-link = Copia link
replay-link-copied = Link copiato
replay-record = Registrazione

## Playing on

replay-fork = Gioca da qui
replay-fork-lead = Un nuovo tavolo comincia al passo { $at }: tu prendi un posto, i bot prendono gli altri.
replay-fork-seat = Il tuo posto
replay-fork-level = Livello dei bot
replay-fork-cards = Carte non viste
replay-fork-anew = rimescolate
replay-fork-same = come allora
replay-fork-anew-lead = Tutto ciò che { $name } non poteva sapere in questo momento viene rimescolato, così il replay non avvantaggia nessuno.
replay-fork-same-lead = Ogni carta resta dov’era, anche quelle che { $name } non poteva vedere.
replay-fork-go = Comincia a giocare

## Records

import-open = Guarda una registrazione
import-lead = Una registrazione contiene una partita intera: ogni carta e ogni mossa. Viene rigiocata secondo le regole, e poi puoi scorrerla, vederla da ogni posto e continuare a giocare da qualunque punto.
import-drop = Trascina qui un file, o incolla una registrazione in qualunque punto di questa pagina.
import-pick = Scegli un file…
import-paste = O la registrazione come testo
import-read = Carica
import-kept = { $count ->
    [one] È stata caricata una partita
   *[other] Sono state caricate { $count } partite
 }
import-game = Riga { $line }: { $game }, { $steps } passi
import-rule = Regola { $rule }
import-legal = Mosse possibili in quel momento:
import-more = e ancora { $count }
import-nothing-kept = Non è stato salvato nulla.
