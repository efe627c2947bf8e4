import { shortForm } from '../proofs/short-form.ts';
import { backupProof } from './backup.ts';

shortForm(backupProof, 'has every document as it was, and terminals return to it');
