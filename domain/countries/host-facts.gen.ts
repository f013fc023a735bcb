// Written by `npm run docs` from the files of this folder: a country is added by its file alone.
import type { HostFacts } from './host-facts.types.ts'
import { hostFacts as ofAE } from './ae.ts'
import { hostFacts as ofAR } from './ar.ts'
import { hostFacts as ofAT } from './at.ts'
import { hostFacts as ofAU } from './au.ts'
import { hostFacts as ofBE } from './be.ts'
import { hostFacts as ofCA } from './ca.ts'
import { hostFacts as ofCN } from './cn.ts'
import { hostFacts as ofCZ } from './cz.ts'
import { hostFacts as ofDE } from './de.ts'
import { hostFacts as ofDK } from './dk.ts'
import { hostFacts as ofEG } from './eg.ts'
import { hostFacts as ofES } from './es.ts'
import { hostFacts as ofFI } from './fi.ts'
import { hostFacts as ofFR } from './fr.ts'
import { hostFacts as ofGB } from './gb.ts'
import { hostFacts as ofGR } from './gr.ts'
import { hostFacts as ofHU } from './hu.ts'
import { hostFacts as ofID } from './id.ts'
import { hostFacts as ofIE } from './ie.ts'
import { hostFacts as ofIN } from './in.ts'
import { hostFacts as ofIT } from './it.ts'
import { hostFacts as ofJP } from './jp.ts'
import { hostFacts as ofKR } from './kr.ts'
import { hostFacts as ofKW } from './kw.ts'
import { hostFacts as ofKZ } from './kz.ts'
import { hostFacts as ofLU } from './lu.ts'
import { hostFacts as ofMX } from './mx.ts'
import { hostFacts as ofMY } from './my.ts'
import { hostFacts as ofNL } from './nl.ts'
import { hostFacts as ofNZ } from './nz.ts'
import { hostFacts as ofPH } from './ph.ts'
import { hostFacts as ofPL } from './pl.ts'
import { hostFacts as ofPR } from './pr.ts'
import { hostFacts as ofPT } from './pt.ts'
import { hostFacts as ofRU } from './ru.ts'
import { hostFacts as ofSA } from './sa.ts'
import { hostFacts as ofSE } from './se.ts'
import { hostFacts as ofSI } from './si.ts'
import { hostFacts as ofTH } from './th.ts'
import { hostFacts as ofTR } from './tr.ts'
import { hostFacts as ofTW } from './tw.ts'
import { hostFacts as ofUS } from './us.ts'
import { hostFacts as ofVN } from './vn.ts'
import { hostFacts as ofZA } from './za.ts'

/** Every described country, sorted by its two letters in lower case. */
export const hostFacts: ReadonlyMap<string, HostFacts> = new Map([
  ['ae', ofAE],
  ['ar', ofAR],
  ['at', ofAT],
  ['au', ofAU],
  ['be', ofBE],
  ['ca', ofCA],
  ['cn', ofCN],
  ['cz', ofCZ],
  ['de', ofDE],
  ['dk', ofDK],
  ['eg', ofEG],
  ['es', ofES],
  ['fi', ofFI],
  ['fr', ofFR],
  ['gb', ofGB],
  ['gr', ofGR],
  ['hu', ofHU],
  ['id', ofID],
  ['ie', ofIE],
  ['in', ofIN],
  ['it', ofIT],
  ['jp', ofJP],
  ['kr', ofKR],
  ['kw', ofKW],
  ['kz', ofKZ],
  ['lu', ofLU],
  ['mx', ofMX],
  ['my', ofMY],
  ['nl', ofNL],
  ['nz', ofNZ],
  ['ph', ofPH],
  ['pl', ofPL],
  ['pr', ofPR],
  ['pt', ofPT],
  ['ru', ofRU],
  ['sa', ofSA],
  ['se', ofSE],
  ['si', ofSI],
  ['th', ofTH],
  ['tr', ofTR],
  ['tw', ofTW],
  ['us', ofUS],
  ['vn', ofVN],
  ['za', ofZA],
])
