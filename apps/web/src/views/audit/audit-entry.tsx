import type { AuditEntry, User } from '@commissary/contract';
import { formatDateTimeZone } from '@commissary/domain';
import { AppLink } from '../../shell/app-link.tsx';
import { Face } from '../../ui/face.tsx';
import styles from './audit.module.css';
import { byWords, changeWords, hrefOf, originWords } from './entry-words.ts';

export interface AuditEntryRowProps {
  readonly entry: AuditEntry;
  readonly user: User;
  readonly zone: string;
  readonly placeName: string;
}

/** One entry: who, what with old and new, where, when and from where. */
export function AuditEntryRow({ entry, user, zone, placeName }: AuditEntryRowProps) {
  const { id, at, said, changes } = entry;
  const who = byWords(entry);
  const href = hrefOf(entry, user, zone);
  return (
    <div className={styles.entry}>
      <Face name={who} size={28} tone="quiet" />
      <div className={styles.words}>
        <p id={String(id)} className={styles.said}>
          <strong>{who}</strong> {href === null ? said : <AppLink href={href}>{said}</AppLink>}
        </p>
        {changes.map(change => (
          <p key={changeWords(change)} className={styles.change}>
            {changeWords(change)}
          </p>
        ))}
        <p className={styles.origin}>{originWords(entry)}</p>
      </div>
      <span className={styles.place}>{placeName}</span>
      <time className={styles.when} dateTime={new Date(at).toISOString()}>
        {formatDateTimeZone(at, zone)}
      </time>
    </div>
  );
}
