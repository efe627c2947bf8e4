import styles from './avatar.module.css';
import badge from './badge.module.css';
import type { Tone } from './badge.tsx';
import { classNames } from './class-names.ts';

/** The initials of a person. */
export function Avatar({ name, tone = 'accent', size = 28 }: { name: string; tone?: Tone; size?: number }) {
  return (
    <span className={classNames(styles.face, badge[tone])} style={{ width: size, height: size }} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

/** First letters of the first and the last word. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)];
  return letters
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};
