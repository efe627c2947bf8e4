import { onOne, shortForm } from '../proofs/short-form.ts';
import { timedEditsProof } from './timed-edits.ts';

shortForm(timedEditsProof, 'hold for random programs', { on: onOne.largest });
