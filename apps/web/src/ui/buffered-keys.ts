export interface BufferedKeys {
  /** Ends the holding; returns what was typed meanwhile. Nothing the second time. */
  readonly release: () => string;
}

/**
 * Keeps what is typed from the focused field until whatever takes it has the focus: a dialog that still has to come, for
 * one. Escape and a press elsewhere are `onCancel`; keys together with Ctrl, Cmd or Alt go on as ever.
 */
export const bufferKeys = (target: Window, onCancel: () => void): BufferedKeys => {
  let typed = '';
  const keep = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    keep(event);
    if (key === 'Escape') onCancel();
    if (key === 'Backspace') typed = typed.slice(0, -1);
    if (!isNamed(key)) typed += key;
  };
  // What comes without a key of its own: a paste, a word from a keyboard on screen.
  const onInput = (event: InputEvent) => {
    keep(event);
    typed += event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  };
  target.addEventListener('keydown', onKey, true);
  target.addEventListener('beforeinput', onInput, true);
  target.addEventListener('pointerdown', onCancel, true);
  return {
    release: () => {
      target.removeEventListener('keydown', onKey, true);
      target.removeEventListener('beforeinput', onInput, true);
      target.removeEventListener('pointerdown', onCancel, true);
      const held = typed;
      typed = '';
      return held;
    },
  };
};

/** `Enter` and `ArrowUp` are names; a letter is itself, however many code units it has. */
const isNamed = (key: string): boolean => [...key].length > 1;
