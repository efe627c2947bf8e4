import { locationLabels, locationsTexts, messages, screenHref } from '@commissary/catalog';
import { contract, type Tenant } from '@commissary/contract';
import { formatAddress, formatPhone } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { companyMenus } from '../../cache/index.ts';
import { whenWords } from '../../formatting/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { Badge, FactList, LevelIcon } from '../../ui/index.ts';
import { LastContact } from '../locations/index.ts';
import { LocationTags } from './location-tags.tsx';

const nothing = '—';

/** The facts about a location. */
export function LocationFacts({ location }: { readonly location: Tenant }) {
  const { user, companyId, tenant, levels } = useActiveTenant();
  const { data: menus = [] } = useQuery(companyMenus(companyId));
  const group = user.accessibleTenants.find(({ id }) => id === location.groupId);
  const groupName = user.accessibleTenants.find(({ id }) => id === location.id)?.groupName ?? nothing;
  const menu = menus.find(({ id }) => id === location.menuId);
  const { address, phone, timeZone, tags } = location;
  const mayEdit = user.enabledFeatures.includes('editLocation');
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  return (
    <FactList
      facts={[
        ...(levels
          ? [
              {
                term: locationLabels.groupId,
                value: group ? (
                  <span className="inline-row wrap align-center gap-6">
                    <LevelIcon level="group" />
                    <AppLink href={screenHref('group', { id: group.id }, addressTenant)}>{group.name}</AppLink>
                  </span>
                ) : (
                  groupName
                ),
              },
            ]
          : []),
        { term: locationLabels.menuId, value: menu?.name ?? (location.menuId === null ? messages.menu.none : nothing) },
        { term: locationLabels.address, value: address === null ? nothing : formatAddress(address) },
        { term: locationLabels.phone, value: phone === null ? nothing : formatPhone(phone) },
        {
          term: locationLabels.timeZone,
          value:
            timeZone === null
              ? nothing
              : locationsTexts.timeNow(timeZone.replaceAll('_', ' '), whenWords(Date.now(), timeZone)),
        },
        { term: locationsTexts.lastContact, value: <LastContact lastPing={location.lastPing} zone={timeZone} /> },
        { term: locationsTexts.posVersion, value: location.thrivePosVersion ?? nothing },
        {
          term: locationLabels.tags,
          value: mayEdit ? (
            <Writable calls={[contract.tenants.edit]}>
              <LocationTags location={location} />
            </Writable>
          ) : (
            <Tags tags={tags} />
          ),
        },
      ]}
    />
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return nothing;
  return (
    <span className="inline-row wrap align-center gap-6">
      {tags.map(tag => (
        <Badge key={tag} tone="quiet">
          {tag}
        </Badge>
      ))}
    </span>
  );
}
