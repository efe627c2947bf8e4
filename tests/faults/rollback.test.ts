import { onOne, shortForm } from '../proofs/short-form.ts';
import { rollbackProof } from './rollback.ts';

shortForm(rollbackProof, 'brings back what was live before', { on: onOne.largest });
