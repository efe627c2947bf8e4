import { onOne, shortForm } from '../proofs/short-form.ts';
import { onlyThisProof } from './only-this.ts';

shortForm(onlyThisProof, 'holds for random programs', { on: onOne.largest });
