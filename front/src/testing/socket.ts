/** Test double of the browser's socket. */

/** A socket controlled by the test. */
export class Fake extends EventTarget {
  static readonly OPEN = 1;
  static all: Fake[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    super();
    Fake.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(data: string): void {
    this.onmessage?.({ data });
  }
  falls(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
