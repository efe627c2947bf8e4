import type { AuditEntry, User } from '@commissary/contract';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { Avatar } from '../../ui/index.ts';
import styles from './audit.module.css';
import { actorText, auditChangeText, auditEntryHref, originText } from './audit-entry-text.ts';

export interface AuditEntryRowProps {
  readonly entry: AuditEntry;
  readonly user: User;
  readonly zone: string;
  readonly tenantName: string;
}

/** One entry: who, what with old and new, where, when and from where. */
export function AuditEntryRow({ entry, user, zone, tenantName }: AuditEntryRowProps) {
  const { id, at, said, changes } = entry;
  const who = actorText(entry);
  const href = auditEntryHref(entry, user, zone);
  return (
    <div className={`${styles.entry} grid align-start gap-4 gap-x-12 pad-x-20 pad-y-12 line-below`}>
      <Avatar name={who} size={28} tone="quiet" />
      <div>
        <p id={String(id)} className={`${styles.said} break-anywhere`}>
          <strong>{who}</strong> {href === null ? said : <AppLink href={href}>{said}</AppLink>}
        </p>
        {changes.map(change => (
          <p key={auditChangeText(change)} className="text-13 tone-2 break-anywhere">
            {auditChangeText(change)}
          </p>
        ))}
        <p className="text-12 tone-3 break-anywhere">{originText(entry)}</p>
      </div>
      <span className={`${styles.place} size-13 tone-2`}>{tenantName}</span>
      <time className={`${styles.when} size-13 tone-2 text-end`} dateTime={new Date(at).toISOString()}>
        {dayAndTimeAt(at, zone)}
      </time>
    </div>
  );
}
