/**
 * Longer than two heartbeats of the server: a client without an event for so long is behind a proxy that buffers
 * streams.
 */
const silenceMs = 40_000;

export interface EventStreamParts {
  /** Opens the stream; returns the function that closes it. */
  open(listener: { snapshot(body: unknown): void; beat(): void; lost(): void }): () => void;
  /** Called when the stream becomes reliable or stops being reliable. */
  onStatus(alive: boolean): void;
  snapshot(body: unknown): void;
}

/**
 * Keeps a stream open and reports whether it can be relied on. After a silence it is opened again. Returns the function
 * that stops it.
 */
export const subscribeToEvents = ({ open, onStatus, snapshot }: EventStreamParts): (() => void) => {
  let alive = false;
  let close = (): void => undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const say = (now: boolean): void => {
    if (now === alive) return;
    alive = now;
    onStatus(now);
  };
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      say(false);
      begin();
    }, silenceMs);
  };
  const heard = (): void => {
    listen();
    say(true);
  };
  const begin = (): void => {
    close();
    listen();
    close = open({
      snapshot: body => {
        heard();
        snapshot(body);
      },
      beat: heard,
      lost: () => say(false),
    });
  };
  begin();
  return () => {
    clearTimeout(silence);
    close();
    say(false);
  };
};
