-- The office's status counts mails with every poll: these answer it without reading the table.
create index mail_failed on mail (channel) where status = 'failed' and to_address <> '';
create index mail_sent on mail (channel, sent_at) where status = 'sent';
