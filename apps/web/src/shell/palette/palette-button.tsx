import { messages, shellTexts } from '@commissary/catalog';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLazyDialog } from '../use-lazy-dialog.ts';
import styles from './palette-button.module.css';

const load = async () => (await import('./palette.tsx')).Palette;
/** By then the screen has loaded what it needs. */
const loadAfterMs = 2_000;

const opensPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Opens the palette, as Ctrl or Cmd with K does from everywhere. */
export function PaletteButton() {
  const { asked, View, begun, open, close, prepare } = useLazyDialog(load, messages.palette.fail);
  useEffect(() => {
    const timer = setTimeout(prepare, loadAfterMs);
    return () => clearTimeout(timer);
  }, [prepare]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      if (asked) close();
      else open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [asked, open, close]);
  return (
    <>
      <button
        type="button"
        className={`${styles.button} inline-row align-center gap-8 text-13 tone-2`}
        aria-label={shellTexts.searchButton}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <IconSearch size={15} stroke={1.8} aria-hidden />
        <span className={styles.word}>{shellTexts.searchButton}</span>
        <kbd className={styles.keys}>{shellTexts.searchShortcut}</kbd>
      </button>
      {View && <View begun={begun} onClose={close} />}
    </>
  );
}
