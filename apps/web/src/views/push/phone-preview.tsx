import { pushTexts as texts } from '@commissary/catalog';
import { clockAt, dayWords, ownZone } from '../../formatting/index.ts';
import styles from './push.module.css';

export interface PhonePreviewProps {
  readonly title: string;
  readonly text: string;
  readonly sender: string;
  readonly at: number;
}

/** The notification on the locked phone of a guest, which cuts what it has no room for. */
export function PhonePreview({ title, text, sender, at }: PhonePreviewProps) {
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <h2 className="space-below-8">{texts.preview}</h2>
      <div className={styles.phone}>
        <div className={styles.clock} aria-hidden>
          <span>{dayWords(new Date(at))}</span>
          <span className={styles.time}>
            {clockAt(at, ownZone())
              .replace(/^(\d+) [AP]M$/, '$1:00')
              .replace(/ [AP]M$/, '')}
          </span>
        </div>
        <div className={styles.bubble}>
          <span className={styles.icon} aria-hidden>
            {sender.slice(0, 1)}
          </span>
          <div className="min-width-0 grow">
            <div className="row justify-between gap-8">
              <strong className="break-anywhere">{title === '' ? texts.previewTitle : title}</strong>
              <span className={styles.quiet}>{texts.nowSign}</span>
            </div>
            <p className="break-anywhere">{text === '' ? texts.previewText : text}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
