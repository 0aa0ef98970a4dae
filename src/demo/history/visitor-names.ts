export type Country = Readonly<{
  nationality: string;
  /** Prefix of a licence number. */
  code: string;
  /** The pattern of an invented phone number; each # becomes a random digit. */
  phone: string;
  firstNames: readonly string[];
  lastNames: readonly string[];
}>;

/** Countries with weights. Family names refer to bridges, roads and travel, so that they are not taken for real. */
export const visitors: readonly (readonly [weight: number, country: Country])[] = [
  [
    8,
    {
      nationality: 'British',
      code: 'GB',
      phone: '+44 7700 900###',
      firstNames: ['Oliver', 'Amelia', 'George', 'Isla', 'Harry', 'Freya', 'Thomas', 'Emily'],
      lastNames: ['Bridges', 'Ferryman', 'Rhodes', 'Lanes', 'Wayland', 'Pathfield'],
    },
  ],
  [
    7,
    {
      nationality: 'German',
      code: 'DE',
      phone: '+49 151 5550 0###',
      firstNames: ['Lena', 'Jonas', 'Katrin', 'Felix', 'Hannah', 'Matthias', 'Greta', 'Lukas'],
      lastNames: ['Brückner', 'Wegener', 'Steg', 'Landstrasser', 'Reisinger', 'Fährmann'],
    },
  ],
  [
    6,
    {
      nationality: 'Australian',
      code: 'AU',
      phone: '+61 491 570 ###',
      firstNames: ['Jack', 'Charlotte', 'Noah', 'Matilda', 'Cooper', 'Ruby'],
      lastNames: ['Harbourbridge', 'Longroad', 'Outway', 'Coastley', 'Bridgewood'],
    },
  ],
  [
    6,
    {
      nationality: 'American',
      code: 'US',
      phone: '+1 202 555 0###',
      firstNames: ['Ethan', 'Madison', 'Tyler', 'Grace', 'Logan', 'Avery'],
      lastNames: ['Overpass', 'Milestone', 'Turner-Pike', 'Bridger', 'Roadman'],
    },
  ],
  [
    6,
    {
      nationality: 'Chinese',
      code: 'CN',
      phone: '+86 131 5550 0###',
      firstNames: ['Wei', 'Jing', 'Hao', 'Yutong', 'Ming', 'Xinyi'],
      lastNames: ['Qiao', 'Lu', 'Tu', 'Chuan'],
    },
  ],
  [
    5,
    {
      nationality: 'Japanese',
      code: 'JP',
      phone: '+81 90 5550 0###',
      firstNames: ['Haruto', 'Yui', 'Sota', 'Aoi', 'Ren', 'Hina'],
      lastNames: ['Hashimoto', 'Ishibashi', 'Takahashi', 'Michida', 'Funabashi'],
    },
  ],
  [
    5,
    {
      nationality: 'French',
      code: 'FR',
      phone: '+33 6 55 50 0###',
      firstNames: ['Camille', 'Hugo', 'Manon', 'Louis', 'Chloé', 'Théo'],
      lastNames: ['Dupont', 'Pontier', 'Larivière', 'Chemin', 'Passerelle'],
    },
  ],
  [
    5,
    {
      nationality: 'Singaporean',
      code: 'SG',
      phone: '+65 8555 0###',
      firstNames: ['Wei Ling', 'Jun Hao', 'Priya', 'Farid', 'Hui Min', 'Marcus'],
      lastNames: ['Tan-Bridge', 'Lim-Quay', 'Raja-Road', 'Kway'],
    },
  ],
  [
    4,
    {
      nationality: 'South Korean',
      code: 'KR',
      phone: '+82 10 5550 0###',
      firstNames: ['Min-jun', 'Seo-yeon', 'Ji-ho', 'Ha-eun'],
      lastNames: ['Gyo', 'Daeri', 'Gil', 'Yeo'],
    },
  ],
  [
    3,
    {
      nationality: 'Swedish',
      code: 'SE',
      phone: '+46 70 555 0###',
      firstNames: ['Astrid', 'Elias', 'Maja', 'Nils'],
      lastNames: ['Brolin', 'Vägman', 'Sundbro', 'Färdig'],
    },
  ],
  [
    3,
    {
      nationality: 'Dutch',
      code: 'NL',
      phone: '+31 6 5550 0###',
      firstNames: ['Daan', 'Sanne', 'Bram', 'Lotte'],
      lastNames: ['van der Brug', 'Landweg', 'Veerman', 'de Reiziger'],
    },
  ],
];

export const thai = { nationality: 'Thai', code: 'TH', phone: '08# 555 0###' };
