import { type Menu, menuNames, type OfferNames } from '@commissary/catalog';
import { useMemo } from 'react';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useFormSelector, valueIn } from '../../form/state/index.ts';
import { useSettingNames } from '../pricing/index.ts';

/** How what offers refer to is called, in the menu as it is edited now and in the settings. An unknown id stands for itself. */
export const useOfferNames = (): OfferNames => {
  const departments = useFormSelector('/departments', departmentsIn);
  const pricingSchemes = useFormSelector('/pricingSchemes', schemesIn);
  const orderType = useSettingNames('/orderTypes/types');
  const tenderType = useSettingNames('/tenderTypes');
  const customerGroup = useSettingNames('/marketing/customerGroups');
  return useMemo(
    () => ({ ...menuNames({ departments, pricingSchemes }), orderType, tenderType, customerGroup }),
    [departments, pricingSchemes, orderType, tenderType, customerGroup],
  );
};

// The definition of the menu says what its values are.
const departmentsIn = (session: EditSession) => valueIn(session, '/departments') as Menu['departments'];
const schemesIn = (session: EditSession) => valueIn(session, '/pricingSchemes') as Menu['pricingSchemes'];
