export const sampleCompanyId = { id: 'sorrel-and-salt', name: 'Sorrel & Salt' };
export const sampleMenuId = 'dinner';
/** A menu in preparation, assigned to no location. */
export const sampleTerraceId = 'terrace';
