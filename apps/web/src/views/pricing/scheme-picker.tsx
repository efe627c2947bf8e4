import { type Menu, pricingTexts } from '@commissary/catalog';
import { channelsOfSale, schemesInForce, weekMomentAt } from '@commissary/domain';
import type { Id } from '@commissary/schema';
import { NativeSelect } from '@mantine/core';
import { memo } from 'react';
import { useForm } from '../../form/state/index.ts';
import { useCurrentTime } from '../../ui/index.ts';

export interface SchemePickerProps {
  readonly schemes: Menu['pricingSchemes'];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** The pricing scheme whose prices are shown; at a location it says which are in force now. Nothing where there is one. */
export const SchemePicker = memo(function SchemePicker({ schemes, value, onChange }: SchemePickerProps) {
  const { level, zone } = useForm();
  const now = useCurrentTime();
  const offered = schemes.filter(({ isActive, isDefault }) => isActive || isDefault);
  if (offered.length < 2) return null;
  const inForce = level === 'location' ? schemesInForce(schemes, channelsOfSale, weekMomentAt(now, zone)) : [];
  return (
    <NativeSelect
      aria-label={pricingTexts.pricesOf}
      value={String(value)}
      data={offered.map(scheme => ({
        value: String(scheme.id),
        label: inForce.some(one => one.scheme === scheme) ? pricingTexts.nowInForce(scheme.name) : scheme.name,
      }))}
      onChange={({ currentTarget }) => {
        const chosen = offered.find(({ id }) => String(id) === currentTarget.value);
        if (chosen !== undefined) onChange(chosen.id);
      }}
    />
  );
});
