/** WebSocket that detects a lost connection by itself and reconnects. */

import { answers } from "./probe";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 2_000;
/** A hidden page, such as a phone in a pocket, tries less often, and at once when it is shown again. */
const LONGEST_WAIT_UNSEEN = 15_000;
const PING_EVERY = 15_000;
const ANSWER_WITHIN = 6_000;
/** A shorter limit after the page or the network has come back. */
const ANSWER_IN_HASTE = 4_000;
/** How long a handshake may take; longer at each try, for slow lines. */
const SHAKE_HANDS_WITHIN = [3_000, 4_000];
/** The age in ms from which a pending handshake counts as unanswered. */
const HANGS_AFTER = 1_000;
/** After so long without an answer a socket is opened anyway: a request may hang on a dead connection. */
const PROBE_FOR = 1_500;
/** After so many failed handshakes in a row while the server answers requests, sockets are assumed to be blocked. */
const BLOCKED_AFTER = 3;
/** Close code of a server that ends. */
const RESTARTS = 1012;
const PING = JSON.stringify({ type: "ping" });

/** Callbacks of the user of the socket. */
export interface SocketEvents {
  /** The address, read before each attempt. */
  address(): string;
  /** The socket is open. */
  opened(): void;
  heard(text: string): void;
  /** The connection is lost, with the server's close code if there is one; return true to stop reconnecting. */
  fell(code: number | null): boolean;
  /** The server answers requests, but no socket can be opened. */
  blocked(): void;
}

export class ReconnectingSocket {
  #socket: WebSocket | null = null;
  #born = 0;
  #tries = 0;
  /** Failed handshakes in a row. */
  #failed = 0;
  #attempt = 0;
  #closed = false;
  #retry = 0;
  #beat = 0;
  #patience = 0;

  constructor(readonly ears: SocketEvents) {
    for (const event of ["online", "focus", "pageshow"]) addEventListener(event, this.hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.hurry);
    this.#open();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Send `text` if the socket is open; an `awaited` message must be answered soon, else the connection counts as lost. */
  send(text: string, awaited = false): void {
    this.#socket?.send(text);
    if (awaited) this.#expect(ANSWER_WITHIN);
  }

  /** Reset the backoff after a successful exchange. */
  settled(): void {
    this.#tries = 0;
  }

  /** The server is about to end: close the socket, and reconnect after `ms`, which it spreads over its clients. */
  postpone(ms: number): void {
    this.#lost(RESTARTS, ms);
  }

  /** Close the socket and reconnect now. */
  retry(): void {
    this.#hangUp();
    this.hurry();
  }

  /** The page is visible or the network is back: check the connection now, and reconnect if it is lost. */
  hurry = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.open) {
      this.#socket?.send(PING);
      this.#expect(ANSWER_IN_HASTE);
    } else if (this.#socket === null || Date.now() - this.#born > HANGS_AFTER) {
      this.#hangUp();
      this.#tries = 0;
      this.#open();
    } else this.#tries = 0; // a young handshake may still succeed; if not, the next follows at once
  };

  /** Close permanently. */
  close(): void {
    this.#closed = true;
    for (const event of ["online", "focus", "pageshow"]) removeEventListener(event, this.hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.hurry);
    this.#hangUp();
  }

  #open(): void {
    const socket = new WebSocket(this.ears.address());
    this.#socket = socket;
    this.#born = Date.now();
    this.#expect(SHAKE_HANDS_WITHIN[Math.min(this.#tries, SHAKE_HANDS_WITHIN.length - 1)]!);
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#patience);
      this.ears.heard(String(data));
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#failed = -1;
      this.#beat = window.setInterval(() => this.send(PING, true), PING_EVERY);
      this.#expect(ANSWER_WITHIN);
      this.ears.opened();
    };
  }

  /** The device reports that it is offline. */
  #cut = (): void => {
    if (this.open) this.#lost(null);
  };

  #lost(code: number | null, announced?: number): void {
    if (this.#socket) this.#failed++;
    this.#hangUp();
    if (this.#closed || this.ears.fell(code)) return;
    const longest = document.hidden ? LONGEST_WAIT_UNSEEN : LONGEST_WAIT;
    const wait =
      announced ?? Math.min(longest, FIRST_WAIT * 2 ** this.#tries++) * (0.5 + Math.random());
    this.#retry = window.setTimeout(() => void this.#probe(), wait);
  }

  /**
   * Open a socket once the server answers a request, or once that meets silence. Where it is refused
   * no socket is tried: browsers let a host wait, in the end for a minute, whose sockets have failed often.
   */
  async #probe(): Promise<void> {
    const attempt = ++this.#attempt;
    const silence = new Promise<"silence">((done) => setTimeout(() => done("silence"), PROBE_FOR));
    const found = await Promise.race([answers(), silence]);
    if (attempt !== this.#attempt || this.#closed) return;
    if (found !== true) this.#failed = 0;
    else if (this.#failed >= BLOCKED_AFTER) this.ears.blocked();
    if (found) this.#open();
    else this.#lost(null);
  }

  #hangUp(): void {
    this.#attempt++;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Expect an answer within `ms`. */
  #expect(ms: number): void {
    clearTimeout(this.#patience);
    this.#patience = window.setTimeout(() => this.#lost(null), ms);
  }
}
