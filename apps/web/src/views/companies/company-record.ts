import { type CompanyValues, companyRecord } from '@commissary/catalog';
import type { CompanyEdit, EditedCompany } from '@commissary/contract';
import { formatPhone } from '@commissary/domain';
import { initial } from '@commissary/schema';
import type { VersionedRecord } from '../../snapshot/index.ts';

/** A company as an edit session opens it; null is one that is being added. */
export const companyRecordOf = (company: EditedCompany | null): VersionedRecord<CompanyValues> => {
  const definition = companyRecord(company === null);
  return {
    definition,
    id: company?.id ?? '',
    version: company?.ver ?? 0,
    value: company === null ? initial(definition) : { ...initial(definition), ...valuesOf(company) },
  };
};

const valuesOf = (company: EditedCompany): Partial<CompanyValues> => ({
  name: company.name,
  brand: company.brand ?? '',
  contactName: company.contactName ?? '',
  contactEmail: company.contactEmail ?? '',
  contactPhone: formatPhone(company.contactPhone ?? ''),
  batchSize: company.batchSize,
  batchSpacing: company.batchSpacingMs / 1000,
  internal: company.internal,
});

/** What the calls take; only for values without issues. */
export const companyFieldsOf = (
  values: CompanyValues,
): Omit<CompanyEdit, 'id' | 'ver' | 'name'> & { readonly name: string } => ({
  name: values.name.trim(),
  brand: values.brand.trim() || null,
  contactName: values.contactName.trim() || null,
  contactEmail: values.contactEmail.trim() || null,
  contactPhone: values.contactPhone.replace(/\D/g, '') || null,
  batchSize: values.batchSize,
  batchSpacingMs: values.batchSpacing * 1000,
  internal: values.internal,
});
