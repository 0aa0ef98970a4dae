type TableRule = Readonly<{
  /** Columns left out of the file, with the reason; a restore leaves them empty. */
  without?: Readonly<Record<string, string>>;
  /** Columns included in the file although they sound secret, with the reason. */
  with?: Readonly<Record<string, string>>;
  /** Text columns whose links are stripped of their tokens. */
  withoutKeys?: readonly string[];
  /**
   * Filled by the migrations: a restore replaces these rows with those of the file, or leaves those that can never be
   * changed, which the file has too.
   */
  seeded?: 'replaced' | 'stays';
}>;

const all: TableRule = {};

const theSecondStep = 'sealed with a key of the machine: who has another would be locked out, so it is set up anew';
const ofItsText = 'read anew from the page’s text: no file brings what a page shows beside it';
const ofAnAttempt = 'pays once, and leads to one customer’s payment';

/**
 * Every table in a backup, in the order of the file. A new table must be listed here or in `leftOut`: a test compares
 * both with the real database.
 */
export const backedUp: Readonly<Record<string, TableRule>> = {
  setting: all,
  app_user: {
    without: {
      two_factor_secret: theSecondStep,
      two_factor_begun_at: theSecondStep,
      two_factor_since: theSecondStep,
      two_factor_last_step: theSecondStep,
    },
    with: {
      password_hash: 'an Argon2id hash: without it nobody could sign in after a restore, the admin neither',
      must_change_password: 'no more than a yes or no',
    },
  },
  former_email: all,
  customer: all,
  customer_document: all,
  location: all,
  category: all,
  location_pair: all,
  refused_search: all,
  picture: all,
  vehicle: all,
  maintenance_block: all,
  season: all,
  promotion: all,
  addon: all,
  addon_category: all,
  insurance_option: all,
  insurance_package: all,
  insurance_package_option: all,
  insurance_package_rate: all,
  payment_method: { seeded: 'replaced' },
  booking: all,
  booking_addon: all,
  driver: all,
  booking_change: all,
  addon_reservation: all,
  vehicle_occupancy: all,
  hand_over: all,
  hand_over_photo: all,
  vehicle_damage: all,
  transfer_slip: all,
  agreement_text: { seeded: 'stays' },
  rental_agreement: all,
  agreement_evidence: all,
  payment_attempt: {
    without: { payer: ofAnAttempt, authorize_uri: ofAnAttempt },
    with: { scannable_code: 'the picture of a QR, with which one can pay and nothing else' },
  },
  ledger_entry: all,
  refund: all,
  transfer_task: all,
  security_deposit: all,
  card_hold: { without: { authorize_uri: ofAnAttempt } },
  claim: all,
  claim_price: all,
  claim_photo: all,
  provider_event: all,
  reconciliation_note: { with: { key: 'names the difference, such as `unknown-charge:chrg_test_1`' } },
  document_series: all,
  issued_document: all,
  document_print: all,
  review: all,
  review_invitation: all,
  content_page: { without: { trees: ofItsText, trees_version: ofItsText } },
  content_revision: all,
  contact_message: all,
  contact_reply: all,
  mail: { withoutKeys: ['html', 'plain'] },
  mail_attachment: all,
  folded_notice: all,
  saved_view: all,
  audit_entry: all,
};

const opens = 'who has it may act as somebody else';
const passes = 'is over soon, or is made again';

/** Every other table, with the reason why backups leave it out. */
export const leftOut: Readonly<Record<string, string>> = {
  demo_mark: 'says that the demo laid this database; one that is restored was laid by somebody',
  tally: 'counted by triggers while a restore brings the rows back',
  migration: 'the file names its newest; a restore makes the rest',
  setting_secret: 'the mail server’s password and the provider’s secret key; they are typed in again',
  session: opens,
  login_challenge: opens,
  mail_link: opens,
  recovery_code: opens,
  trusted_computer: opens,
  content_preview: opens,
  booking_access: 'the keys of guests’ links: they find their booking by its number and their e-mail',
  contact_form_key: 'signs forms; each database draws its own',
  idempotent_reply: passes,
  request_count: passes,
  failed_login: passes,
  card_try: passes,
  sign_in_place: passes,
  job_worker: passes,
  fleet_import: 'how far a file’s import is; the vehicles, and who brought them, are kept',
  export_job: 'lists as files, deleted after seven days',
};

/** Folders whose files backups leave out, for the same reasons. */
export const leftOutFiles: readonly string[] = ['exports/'];
