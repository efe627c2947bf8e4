/** Three of these fit into the silence after which a page counts as closed. */
const everyMs = 10_000;
/** What is typed right after another thing goes with it. */
const soonMs = 400;

export interface HeartbeatParts {
  /** Sections with changes that are not saved. */
  sections(): readonly string[];
  say(sections: readonly string[]): Promise<void>;
  left(): Promise<void>;
}

export interface PresenceHeartbeat {
  /** Something was typed, saved or taken back. */
  changed(): void;
  stop(): void;
}

/** Says at once, regularly and when it touches another section that a page is there; at the end, that it is not. */
export const startHeartbeat = ({ sections, say, left }: HeartbeatParts): PresenceHeartbeat => {
  let said: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let soon = false;
  const speak = (): void => {
    const now = sections();
    said = now.join();
    soon = false;
    // Who is not heard is heard the next time.
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
