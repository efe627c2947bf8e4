import { screenHref } from '@commissary/catalog';
import type { ExplainedRights } from '@commissary/contract';
import { permissionLabel } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useActivePlace } from '../../session/place.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { here } from '../employees/employees-view.tsx';
import { rightGivingWords } from '../employees/giving-words.ts';
import { GiveRight } from './give-right.tsx';
import styles from './rights.module.css';
import { type ExplainedRight, missingWords, reasonWords } from './why-words.ts';

export interface RightLineProps {
  readonly right: ExplainedRight;
  readonly meaning: string | undefined;
  readonly explained: ExplainedRights;
  /** The id of what says, for all rights at once, why none of them can be given. */
  readonly sharedReason: string | undefined;
}

/** One right: held and why, or missing, with the way to give it or the reason why the reader cannot. */
export function RightLine({ right, meaning, explained, sharedReason }: RightLineProps) {
  const place = useActivePlace();
  const [giving, setGiving] = useState(false);
  const { permission, here: reasons, whyNot } = right;
  const may = reasons.length > 0;
  const label = permissionLabel(permission);
  const ownReason = useId();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <li className={styles.row} data-held={may || undefined}>
      {may ? <IconCheck size={18} stroke={2} aria-hidden /> : <IconMinus size={18} stroke={1.8} aria-hidden />}
      <div>
        <p className={styles.label}>
          {label}
          <span className="visually-hidden">{may ? ': allowed' : ': not allowed'}</span>
        </p>
        {meaning !== undefined && <p className={styles.more}>{meaning}</p>}
      </div>
      <div className={styles.why}>
        {may
          ? reasons.map(reason => (
              <p key={`${reason.roleId} ${reason.grantObject.id}`}>
                <AppLink href={screenHref('role', { id: reason.roleId }, here(place))}>
                  {reasonWords(reason, place, zone)}
                </AppLink>
              </p>
            ))
          : missingWords(right, place).map(words => <p key={words}>{words}</p>)}
        {!may && whyNot !== null && sharedReason === undefined && <p id={ownReason}>{rightGivingWords[whyNot]}</p>}
      </div>
      {!may && (
        <Button
          variant="default"
          aria-label={`Give ${label}…`}
          aria-describedby={whyNot === null ? undefined : (sharedReason ?? ownReason)}
          disabled={whyNot !== null}
          onClick={() => setGiving(true)}
        >
          Grant…
        </Button>
      )}
      {giving && <GiveRight permission={permission} explained={explained} onClose={() => setGiving(false)} />}
    </li>
  );
}
