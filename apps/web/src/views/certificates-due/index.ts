export { CertificatesDue, type DueCertificates } from './certificates-due.tsx';
