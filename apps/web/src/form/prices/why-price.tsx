import { pricesTexts, screenHref } from '@commissary/catalog';
import { memberId, splitPath } from '@commissary/schema';
import { IconReceipt } from '@tabler/icons-react';
import { AppLink } from '../../navigation/index.ts';
import { useForm } from '../state/index.ts';
import styles from './prices.module.css';

export interface WhyPriceProps {
  /** The path of the item. */
  readonly path: string;
  readonly name: string;
  /** The size whose price it is; absent: its first. */
  readonly size?: string | undefined;
  /** The location where it is asked; absent: the tenant that is edited. */
  readonly locationId?: string | undefined;
  readonly className?: string | undefined;
}

/** Leads to the simulator with an item in the order: what it costs, step by step, with where each is set and by whom. */
export function WhyPrice({ path, name, size, locationId, className = '' }: WhyPriceProps) {
  const { companyId, tenantId, menuId } = useForm().address;
  const item = memberId(splitPath(path).at(-1) ?? '');
  const tenant = { companyId, locationId: locationId ?? tenantId };
  const href = screenHref('simulator', {}, tenant, {
    item,
    ...(size !== undefined && { size }),
    ...(menuId !== null && { menuId }),
  });
  return (
    <AppLink href={href} className={`${styles.why} grid rigid tone-2 ${className}`} aria-label={pricesTexts.why(name)}>
      <IconReceipt size={16} stroke={1.8} aria-hidden />
    </AppLink>
  );
}
