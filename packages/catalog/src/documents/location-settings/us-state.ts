import { usStates } from '@commissary/domain';
import { choice } from '@commissary/schema';

const [first = '', ...rest] = usStates;
const option = (code: string) => ({ value: code, label: code });

/** One of the state and territory codes. */
export const usState = (label: string) => choice({ label, options: [option(first), ...rest.map(option)] });
