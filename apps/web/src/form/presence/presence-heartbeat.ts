/** Three intervals fit into the time without a heartbeat after which a page counts as closed. */
const everyMs = 10_000;
/** Sections that are touched within this time are sent together. */
const soonMs = 400;

export interface HeartbeatParts {
  /** Sections with unsaved changes. */
  sections(): readonly string[];
  say(sections: readonly string[]): Promise<void>;
  left(): Promise<void>;
}

export interface PresenceHeartbeat {
  /** Called when something was typed, saved or undone. */
  changed(): void;
  stop(): void;
}

/** Sends that a page is open at once, at intervals, and when it touches another section; at the end, that it closed. */
export const startHeartbeat = ({ sections, say, left }: HeartbeatParts): PresenceHeartbeat => {
  let said: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let soon = false;
  const speak = (): void => {
    const now = sections();
    said = now.join();
    soon = false;
    // A failed heartbeat is ignored: the next one replaces it.
    say(now).catch(() => undefined);
    timer = setTimeout(speak, everyMs);
  };
  speak();
  return {
    changed: () => {
      if (soon || sections().join() === said) return;
      soon = true;
      clearTimeout(timer);
      timer = setTimeout(speak, soonMs);
    },
    stop: () => {
      clearTimeout(timer);
      left().catch(() => undefined);
    },
  };
};
