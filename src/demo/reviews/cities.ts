/** Where somebody of a nationality may live, as written in English. */
export const citiesAbroad: Readonly<Record<string, readonly string[]>> = {
  British: ['Bristol', 'Leeds', 'Edinburgh'],
  German: ['Hamburg', 'Leipzig', 'Freiburg'],
  Australian: ['Melbourne', 'Perth', 'Hobart'],
  American: ['Portland', 'Denver', 'Chicago'],
  Chinese: ['Chengdu', 'Xiamen'],
  Japanese: ['Osaka', 'Sapporo'],
  French: ['Lyon', 'Nantes'],
  Singaporean: ['Singapore'],
  'South Korean': ['Busan', 'Daegu'],
  Swedish: ['Gothenburg', 'Uppsala'],
  Dutch: ['Utrecht', 'Groningen'],
};

export const citiesAtHome = [
  ['กรุงเทพฯ', 'Bangkok'],
  ['เชียงใหม่', 'Chiang Mai'],
  ['ขอนแก่น', 'Khon Kaen'],
  ['หาดใหญ่', 'Hat Yai'],
  ['นนทบุรี', 'Nonthaburi'],
  ['อุดรธานี', 'Udon Thani'],
  ['ระยอง', 'Rayong'],
] as const;
