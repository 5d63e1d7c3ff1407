-- Rows of the journal are added, and deleted when they are old; no statement alters one.
CREATE TRIGGER audit_log_unaltered BEFORE UPDATE ON audit_log BEGIN
  SELECT RAISE(ABORT, 'The journal is not altered');
END;
