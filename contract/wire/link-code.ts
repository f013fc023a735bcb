/** Carries the code of a link, such as a curbside link's qrId, so that it stands in no address of a call. */
export const validationCodeHeader = 'X-Validation-Code'
