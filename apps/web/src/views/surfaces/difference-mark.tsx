import { simulatorTexts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import styles from './difference-mark.module.css';

/** The number under which a difference is listed; nothing where there is none. */
export function DifferenceMark({ number }: { readonly number: number | undefined }) {
  if (number === undefined) return null;
  return (
    <>
      <span className={styles.mark} aria-hidden>
        {formatNumber(number)}
      </span>
      <span className="visually-hidden">{simulatorTexts.tile('', [simulatorTexts.difference(number)])}</span>
    </>
  );
}
