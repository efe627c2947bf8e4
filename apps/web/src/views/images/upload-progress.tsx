import { imagesTexts as texts } from '@commissary/catalog';
import { CloseButton } from '@mantine/core';
import styles from './images.module.css';
import type { Uploads } from './use-uploads.ts';

export interface UploadProgressProps {
  readonly uploads: Uploads;
  readonly onDismiss: () => void;
}

/** How far the uploads are, and each file that was refused, with the reason. */
export function UploadProgress({ uploads: { total, done, refused }, onDismiss }: UploadProgressProps) {
  if (total === 0) return null;
  const isDone = done === total;
  return (
    <section className="card pad-x-16 pad-y-12 space-below-16 stack gap-8" aria-label={texts.uploads}>
      <div className="row align-center justify-between gap-12">
        <p role="status" className="weight-600">
          {isDone ? texts.uploaded(done - refused.length) : texts.uploading(done, total)}
        </p>
        {isDone && <CloseButton size="lg" aria-label={texts.dismiss} onClick={onDismiss} />}
      </div>
      {!isDone && <progress className="full-width" aria-label={texts.uploads} max={total} value={done} />}
      {refused.length > 0 && (
        <div role="alert">
          <p className="tone-error">{texts.refused(refused.length)}</p>
          <ul className={`${styles.refused} text-13`}>
            {refused.map(({ id, file, why }) => (
              <li key={id}>{texts.refusedFile(file, why)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
