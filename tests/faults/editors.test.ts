import { shortForm } from '../proofs/short-form.ts';
import { editorsProof } from './editors.ts';

shortForm(editorsProof, 'loses none of the edits of many people at the same documents');
