import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './palette-button.module.css';

const load = () => import('./palette.tsx').then(({ Palette }) => ({ default: Palette }));
const Palette = lazy(load);
/** By then the screen has what it needs, and whoever types at once after the shortcut loses no letter. */
const loadAfterMs = 2_000;

const opensPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Opens the palette, as Ctrl or Cmd with K does from everywhere. */
export function PaletteButton() {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const timer = setTimeout(load, loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      setOpened(opened => !opened);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Find anything"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened(true)}
      >
        <IconSearch size={15} stroke={1.8} aria-hidden />
        <span className={styles.word}>Find a setting, a person, a place…</span>
        <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      {opened && (
        <Suspense>
          <Palette onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
