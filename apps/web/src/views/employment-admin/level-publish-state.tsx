import { employmentAdminTexts as texts } from '@commissary/catalog';
import type { LocationState } from '../../cache/index.ts';
import { AppLink, type TenantOption } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { LocationStateBadge } from '../locations/index.ts';
import { useEmploymentLinks } from './use-employment-links.ts';

export interface LevelPublishStateProps {
  readonly level: TenantOption;
  readonly states: ReadonlyMap<string, LocationState> | undefined;
}

/** Whether what is saved is live: of a location as its state, of a level above as a count that leads to the publish. */
export function LevelPublishState({ level, states }: LevelPublishStateProps) {
  const { user } = useActiveTenant();
  const { publish } = useEmploymentLinks();
  if (states === undefined) return null;
  if (level.level === 'location') {
    const state = states.get(level.id ?? '');
    const zone = user.accessibleTenants.find(({ id }) => id === level.id)?.timeZone ?? null;
    return state === undefined ? null : <LocationStateBadge state={state} zone={zone} />;
  }
  const below = user.accessibleTenants.filter(
    ({ type, groupId }) => type === 'LOCATION' && (level.id === null || groupId === level.id),
  );
  const waiting = below.filter(({ id }) => states.get(id)?.kind !== 'live').length;
  if (below.length === 0) return texts.noLocations;
  if (waiting === 0) return texts.allLive;
  const href = publish(level.id);
  const words = texts.notPublished(waiting, below.length);
  return href === null ? words : <AppLink href={href}>{words}</AppLink>;
}
