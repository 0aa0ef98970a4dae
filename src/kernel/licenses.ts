/**
 * The members of ASEAN whose licences Thailand takes as its own: the agreement of 1985 on the recognition of domestic
 * driving licences, with its later members. Timor-Leste joined ASEAN, and has not joined the agreement.
 */
const aseanLicenses = ['BN', 'ID', 'KH', 'LA', 'MM', 'MY', 'PH', 'SG', 'VN'];

/** The conventions of international driving permits; Thailand is a party to both. */
export const permitKinds = ['1949', '1968'] as const;
export type PermitKind = (typeof permitKinds)[number];

/** Whether a licence of a country, by its ISO 3166 code, counts only beside an international driving permit. */
export const needsPermit = (country: string): boolean => country !== 'TH' && !aseanLicenses.includes(country);

/** Only Thailand's licences may be for life. */
export const mayBeForLife = (country: string): boolean => country === 'TH';

/** ISO 3166 codes of the countries that a licence can be of, Thailand first, then by code. */
export const licenseCountries = [
  ...(['TH', 'AD', 'AE', 'AF', 'AG', 'AL', 'AM', 'AO', 'AR', 'AT', 'AU', 'AZ', 'BA', 'BB'] as const),
  ...(['BD', 'BE', 'BF', 'BG', 'BH', 'BI', 'BJ', 'BN', 'BO', 'BR', 'BS', 'BT', 'BW', 'BY'] as const),
  ...(['BZ', 'CA', 'CD', 'CF', 'CG', 'CH', 'CI', 'CL', 'CM', 'CN', 'CO', 'CR', 'CU', 'CV'] as const),
  ...(['CY', 'CZ', 'DE', 'DJ', 'DK', 'DM', 'DO', 'DZ', 'EC', 'EE', 'EG', 'ER', 'ES', 'ET'] as const),
  ...(['FI', 'FJ', 'FM', 'FR', 'GA', 'GB', 'GD', 'GE', 'GH', 'GM', 'GN', 'GQ', 'GR', 'GT'] as const),
  ...(['GW', 'GY', 'HK', 'HN', 'HR', 'HT', 'HU', 'ID', 'IE', 'IL', 'IN', 'IQ', 'IR', 'IS'] as const),
  ...(['IT', 'JM', 'JO', 'JP', 'KE', 'KG', 'KH', 'KI', 'KM', 'KN', 'KP', 'KR', 'KW', 'KZ'] as const),
  ...(['LA', 'LB', 'LC', 'LI', 'LK', 'LR', 'LS', 'LT', 'LU', 'LV', 'LY', 'MA', 'MC', 'MD'] as const),
  ...(['ME', 'MG', 'MH', 'MK', 'ML', 'MM', 'MN', 'MO', 'MR', 'MT', 'MU', 'MV', 'MW', 'MX'] as const),
  ...(['MY', 'MZ', 'NA', 'NE', 'NG', 'NI', 'NL', 'NO', 'NP', 'NR', 'NZ', 'OM', 'PA', 'PE'] as const),
  ...(['PG', 'PH', 'PK', 'PL', 'PS', 'PT', 'PW', 'PY', 'QA', 'RO', 'RS', 'RU', 'RW', 'SA'] as const),
  ...(['SB', 'SC', 'SD', 'SE', 'SG', 'SI', 'SK', 'SL', 'SM', 'SN', 'SO', 'SR', 'SS', 'ST'] as const),
  ...(['SV', 'SY', 'SZ', 'TD', 'TG', 'TJ', 'TL', 'TM', 'TN', 'TO', 'TR', 'TT', 'TV', 'TW'] as const),
  ...(['TZ', 'UA', 'UG', 'US', 'UY', 'UZ', 'VA', 'VC', 'VE', 'VN', 'VU', 'WS', 'XK', 'YE'] as const),
  ...(['ZA', 'ZM', 'ZW'] as const),
] as const;
