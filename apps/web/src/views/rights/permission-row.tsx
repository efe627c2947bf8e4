import { permissionLabel, rolesTexts, screenHref } from '@commissary/catalog';
import type { ExplainedPermissions } from '@commissary/contract';
import { Button } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ownZone } from '../../formatting/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { employeesHref, permissionGivingText } from '../employees/index.ts';
import { GrantPermissionDialog } from './grant-permission-dialog.tsx';
import { type ExplainedPermission, missingPermissionText, permissionReasonText } from './permission-reason.ts';
import styles from './rights.module.css';

export interface PermissionRowProps {
  readonly right: ExplainedPermission;
  readonly meaning: string | undefined;
  readonly explained: ExplainedPermissions;
  /** Nothing can be granted here now. */
  readonly isLocked: boolean;
  /** The id of the element that states, for all permissions at once, why none of them can be granted. */
  readonly sharedReason: string | undefined;
}

/** One permission: held and why, or missing, with a button to grant it or the reason why the reader cannot. */
export function PermissionRow({ right, meaning, explained, isLocked, sharedReason }: PermissionRowProps) {
  const tenant = useActiveTenant();
  const [giving, setGiving] = useState(false);
  const { permission, here: reasons, whyNot } = right;
  const may = reasons.length > 0;
  const label = permissionLabel(permission);
  const ownReason = useId();
  const zone = ownZone();
  return (
    <li
      className={`${styles.row} grid align-center gap-4 gap-x-12 tone-3 pad-x-20 pad-y-8 line-above`}
      data-held={may || undefined}
    >
      {may ? <IconCheck size={18} stroke={2} aria-hidden /> : <IconMinus size={18} stroke={1.8} aria-hidden />}
      <div>
        <p className="weight-500 tone-1">
          {label}
          <span className="visually-hidden">{may ? rolesTexts.allowed : rolesTexts.notAllowed}</span>
        </p>
        {meaning !== undefined && <p className="text-13 tone-2">{meaning}</p>}
      </div>
      <div className={`${styles.why} text-13 tone-2 break-anywhere`}>
        {may
          ? reasons.map(reason => (
              <p key={`${reason.roleId} ${reason.grantObject.id}`}>
                <AppLink href={screenHref('role', { id: reason.roleId }, employeesHref(tenant))}>
                  {permissionReasonText(reason, tenant, zone)}
                </AppLink>
              </p>
            ))
          : missingPermissionText(right, tenant).map(words => <p key={words}>{words}</p>)}
        {!may && whyNot !== null && sharedReason === undefined && <p id={ownReason}>{permissionGivingText[whyNot]}</p>}
      </div>
      {!may && (
        <Button
          variant="default"
          aria-label={rolesTexts.grantNamed(label)}
          aria-describedby={isLocked || whyNot !== null ? (sharedReason ?? ownReason) : undefined}
          disabled={isLocked || whyNot !== null}
          onClick={() => setGiving(true)}
        >
          {rolesTexts.grant}
        </Button>
      )}
      {giving && (
        <GrantPermissionDialog permission={permission} explained={explained} onClose={() => setGiving(false)} />
      )}
    </li>
  );
}
