export interface BufferedKeys {
  /** Ends the buffering; returns what was typed meanwhile. Returns nothing the second time. */
  readonly release: () => string;
}

/**
 * Buffers what is typed, from the focused field on, until its receiver has the focus: for example a dialog that is
 * still loading. Escape and a press elsewhere call `onCancel`; keys together with Ctrl, Cmd or Alt keep their normal
 * effect.
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
  // Input without a key event of its own: a paste, a word of an on-screen keyboard.
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

/** `Enter` and `ArrowUp` are names; a character is itself, however many code units it has. */
const isNamed = (key: string): boolean => [...key].length > 1;
