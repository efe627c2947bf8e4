import { screenHref } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { ButtonLink } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';

export interface DayLinkProps {
  readonly screen: Parameters<typeof screenHref>[0];
  readonly location: AccessibleTenant;
  readonly query?: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A link to a screen of the location, in the header of a part. */
export function DayLink({ screen, location, query = {}, text }: DayLinkProps) {
  const { companyId } = useUser();
  const href = screenHref(screen, { id: location.id }, { companyId, locationId: location.id }, query);
  return <ButtonLink href={href}>{text}</ButtonLink>;
}
