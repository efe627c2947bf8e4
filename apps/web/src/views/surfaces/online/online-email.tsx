import { designersTexts } from '@commissary/catalog';
import { PreviewHotspot } from '../../designer/index.ts';
import styles from './online.module.css';
import type { OnlineOrderProps } from './online-checkout.tsx';
import { paletteOf, previewPath } from './online-page.tsx';
import { OnlineSum } from './online-sum.tsx';

/** The e-mail that a guest receives. */
export function OnlineEmail({ design, name, order }: OnlineOrderProps) {
  const palette = paletteOf(design);
  const colored = design.emailTemplate === 'COLOR_THEME';
  const painted: Readonly<Record<string, string>> = colored
    ? { '--head': palette.accent, '--on-head': palette.onAccent, '--card': palette.card, '--text': palette.text }
    : { '--head': '#ffffff', '--on-head': '#000000', '--card': '#ffffff', '--text': '#000000' };
  return (
    <div className={styles.mail} style={painted}>
      <p className={`${styles.envelope} grid gap-2 size-13 tone-2 line-below`}>
        <b>{name}</b>
        <span>{designersTexts.sampleRecipient}</span>
        <span>{designersTexts.sampleOrderSubject}</span>
      </p>
      <div className={styles.letter} data-colored={colored || undefined} data-paints={previewPath('emailTemplate')}>
        <PreviewHotspot
          field={previewPath('emailTemplate')}
          name={designersTexts.emailTemplate}
          className={styles.letterhead}
        >
          {name}
        </PreviewHotspot>
        <PreviewHotspot
          field={previewPath('confirmationMessage')}
          name={designersTexts.confirmationMessage}
          className={styles.message}
        >
          {design.confirmationMessage}
        </PreviewHotspot>
        <OnlineSum order={order} />
        <PreviewHotspot field={previewPath('emailNote')} name={designersTexts.emailNote} className={styles.message}>
          {design.emailNote}
        </PreviewHotspot>
      </div>
    </div>
  );
}
