/**
 * What the viewer of the API reference lacks of WCAG 2.2 AA (1.4.3, 2.1.1, 2.5.8, 4.1.2): its grays and the colors of methods
 * are too faint on white, some lists scroll where no key can scroll them, some buttons are smaller than 24 px, and its
 * copying buttons have no name. In forced colours the fill of text in dark boxes is named as well: axe reads the author's.
 */
export const referenceLook = `
.light-mode {
  --scalar-color-2: #595959;
  --scalar-color-3: #636363;
  --scalar-color-blue: #0068ad;
  --scalar-color-green: #00734a;
  --scalar-color-yellow: #7a5c00;
  --scalar-color-orange: #a04b00;
  --scalar-color-red: #c70000;
  --scalar-color-purple: #5203d1;
}
.dark-mode {
  --scalar-color-3: #9a9a9a;
  --scalar-color-red: #ff6b6b;
}
.endpoints-card .scalar-card-content { max-height: none !important; }
.endpoints-card .endpoints { max-height: none !important; overflow: visible !important; }
.endpoints-card .endpoints * { overflow-wrap: anywhere; white-space: normal; min-width: 0; }
button { min-width: 24px; min-height: 24px; }
.group\\/copy-button { display: none !important; }
@media (forced-colors: active) {
  .request-header * { -webkit-text-fill-color: CanvasText !important; }
}
`
