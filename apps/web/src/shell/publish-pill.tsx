import { publishKinds, publishUnits, screenHref, shellTexts } from '@commissary/catalog';
import { formatNumber, type PublishKind } from '@commissary/domain';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useLocationStates } from '../cache/index.ts';
import { whenWords } from '../formatting/index.ts';
import { AppLink } from '../navigation/index.ts';
import { type PublishPillState, publishPillState, waitingWords } from '../publishing/index.ts';
import { type ActiveTenant, useActiveTenant } from '../session/index.ts';
import { Dot, PopoverMenu, panelItem, Spinner } from '../ui/index.ts';
import styles from './publish-pill.module.css';

/** How many saved changes are live, with a link to the publish screens. */
export function PublishPill() {
  const tenant = useActiveTenant();
  const { states } = useLocationStates(tenant.companyId);
  const state = states && publishPillState(states);
  if (state === undefined || state.kind === 'nothing') return null;
  const link = (kind: PublishKind) =>
    screenHref(publishUnits[kind].screen, {}, { companyId: tenant.companyId, locationId: tenant.tenant?.id ?? null });
  return (
    <PopoverMenu
      label={shellTexts.publishMenu}
      width={360}
      button={props => (
        <button
          {...props}
          className={`${styles.pill} inline-row align-center gap-6 text-13 tone-1 nowrap`}
          data-kind={state.kind}
        >
          <PillFace state={state} tenant={tenant} />
        </button>
      )}
    >
      {close =>
        publishKinds.map(kind => (
          <AppLink key={kind} className={panelItem} href={link(kind)} onClick={close}>
            <span className="nowrap">{shellTexts.publishWhat(publishUnits[kind].label)}</span>
            <span className="push-end tone-3">
              <CountOf companyId={tenant.companyId} kind={kind} />
            </span>
          </AppLink>
        ))
      }
    </PopoverMenu>
  );
}

function CountOf({ companyId, kind }: { readonly companyId: string; readonly kind: PublishKind }) {
  const kinds = useMemo(() => [kind], [kind]);
  const { states } = useLocationStates(companyId, kinds);
  return states && waitingWords(publishPillState(states));
}

function PillFace({ state, tenant }: { readonly state: PublishPillState; readonly tenant: ActiveTenant }) {
  switch (state.kind) {
    case 'nothing':
      return null;
    case 'live':
      return (
        <>
          <IconCheck size={14} stroke={2} aria-hidden className={styles.live} />
          <span>
            {shellTexts.liveCount(state.locations)}
            <span className={styles.rest}>{shellTexts.liveSuffix}</span>
          </span>
        </>
      );
    case 'running':
      return (
        <>
          <Spinner size={14} />
          <span className={styles.rest}>{shellTexts.publishingPrefix}</span>
          <b>{shellTexts.liveOfTotal(state.live, state.total)}</b>
          {state.failed > 0 && <FailedWords count={state.failed} />}
        </>
      );
    case 'waiting':
      return (
        <>
          <Dot tone="amber" />
          {state.unpublished > 0 && (
            <span>
              <b>{formatNumber(state.unpublished)}</b>
              <span className={styles.rest}>{shellTexts.notPublishedSuffix}</span>
            </span>
          )}
          {state.next !== null && (
            <span className={styles.next} data-alone={state.unpublished === 0 || undefined}>
              <IconClock size={14} stroke={1.8} aria-hidden />
              <span>
                {formatNumber(state.scheduled)}
                <span className={styles.rest}>
                  {(state.several ? shellTexts.scheduledSuffixFirst : shellTexts.scheduledSuffix)(
                    whenWords(state.next.at, zoneOf(tenant, state.next)),
                  )}
                </span>
              </span>
            </span>
          )}
          {state.failed > 0 && <FailedWords count={state.failed} />}
        </>
      );
  }
}

const zoneOf = ({ user }: ActiveTenant, { locationId }: { readonly locationId: string }) =>
  user.accessibleTenants.find(({ id }) => id === locationId)?.timeZone ?? null;

function FailedWords({ count }: { readonly count: number }) {
  return (
    <span className={`${styles.failed} weight-600 tone-error`}>
      <IconX size={14} stroke={2} aria-hidden />
      {shellTexts.failedCount(count)}
    </span>
  );
}
