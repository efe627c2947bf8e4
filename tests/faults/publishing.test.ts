import { onOne, shortForm } from '../proofs/short-form.ts';
import { publishingProof } from './publishing.ts';

shortForm(publishingProof, 'agree with the model in random programs', { on: onOne.largest });
