import { shortForm } from '../proofs/short-form.ts';
import { garbageProof } from './garbage.ts';

shortForm(garbageProof, 'is refused with a reason at every call and changes nothing');
