import { screenHref } from '@commissary/catalog';
import type { ExplainedRights } from '@commissary/contract';
import { permissionLabel } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useActivePlace } from '../../session/place.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { here } from '../employees/employees-view.tsx';
import { GiveRight } from './give-right.tsx';
import styles from './rights.module.css';
import { type ExplainedRight, missingWords, reasonWords } from './why-words.ts';

export interface RightLineProps {
  readonly right: ExplainedRight;
  readonly meaning: string | undefined;
  readonly explained: ExplainedRights;
}

/** One right: held and why, or missing, with the way to get it. */
export function RightLine({ right, meaning, explained }: RightLineProps) {
  const place = useActivePlace();
  const [giving, setGiving] = useState(false);
  const { permission, here: reasons, whyNot } = right;
  const may = reasons.length > 0;
  const label = permissionLabel(permission);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <li className={styles.row} data-held={may || undefined}>
      {may ? <IconCheck size={18} stroke={2} aria-hidden /> : <IconMinus size={18} stroke={1.8} aria-hidden />}
      <div>
        <p className={styles.label}>
          {label}
          <span className="visually-hidden">{may ? ': may' : ': may not'}</span>
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
      </div>
      {!may && whyNot === null && (
        <Button variant="default" aria-label={`Give ${label}…`} onClick={() => setGiving(true)}>
          Give…
        </Button>
      )}
      {giving && <GiveRight permission={permission} explained={explained} onClose={() => setGiving(false)} />}
    </li>
  );
}
