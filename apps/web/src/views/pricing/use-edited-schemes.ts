import type { Menu } from '@commissary/catalog';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useFormSelectorAfterPaint, valueIn } from '../../form/state/index.ts';

/** The pricing schemes as they are edited now. */
export const useEditedSchemes = (): Menu['pricingSchemes'] => useFormSelectorAfterPaint('/pricingSchemes', schemesIn);

// The definition of the menu says what its values are.
const schemesIn = (session: EditSession) => valueIn(session, '/pricingSchemes') as Menu['pricingSchemes'];
