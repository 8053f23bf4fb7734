import{a as v,b as _,c as L,d as p,e as S,f as o}from"./chunk.11739581.js";import"./chunk.e9cfbd36.js";import"./chunk.e1f55f8f.js";import"./chunk.ff4b6b89.js";import"./chunk.0939c3a6.js";import"./chunk.947ac73d.js";import{l as w}from"./chunk.13a43e17.js";import"./chunk.8befc940.js";import"./chunk.fe9611b0.js";import{N as x,a as h,b as k,c as a,d as n,g as m,k as g,l as u,r as b,x as y}from"./chunk.ed017dd5.js";var r={entering:!0,layout:!0,exiting:!0};function N({version:s}){let e=S(r,s),{change:c,playback:i}=e,d={change:c,time:i.time,version:s};return n(b,{caption:"The same list before and after this tutorial. The pictures show the last change of the finished list.",children:[a(v,{participants:e}),n("div",{className:"BeforeAfter",children:[n("div",{children:[a("p",{children:"Before"}),a(p,{...d})]}),n("div",{children:[a("p",{children:"After"}),a(p,{...d,...r})]})]}),a(w,{actors:L(c,r,s),window:_,time:i.time}),a(y,{playback:i})]})}var T="-33% 0px -66% 0px";function P(s,e){let c=new IntersectionObserver(i=>{let d=i.at(-1);d!==void 0&&e(d.isIntersecting)},{rootMargin:T});return c.observe(s),()=>c.disconnect()}function l({children:s}){let e=g(null),[c,i]=u(!1);return m(()=>e.current===null?void 0:P(e.current,i),[]),a("section",{ref:e,className:c?"Step Step-reading":"Step",children:s})}var t=h("content/docs/2.x/tutorials/LayoutAnimations/layoutAnimations.mdx");function R(s){let e={a:"a",code:"code",div:"div",figcaption:"figcaption",figure:"figure",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return n(k,{children:[a(e.p,{children:"This tutorial adds animations to a list. It changes one component, in four small steps. It requires Reanimated 2.3.0 or newer, and Android or iOS."}),`
`,a(N,{version:"2.x"}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"List"}),a(e.th,{role:"columnheader",children:"Adding a row"}),a(e.th,{role:"columnheader",children:"The other rows"}),a(e.th,{role:"columnheader",children:"Removing a row"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"List",children:"Before"}),a(e.td,{role:"cell","data-label":"Adding a row",children:"appears at once"}),a(e.td,{role:"cell","data-label":"The other rows",children:"jump"}),a(e.td,{role:"cell","data-label":"Removing a row",children:"disappears at once"})]}),n(e.tr,{role:"row",children:[a(e.td,{role:"cell","data-label":"List",children:"After"}),a(e.td,{role:"cell","data-label":"Adding a row",children:"flies in from the left"}),a(e.td,{role:"cell","data-label":"The other rows",children:"spring to their new positions"}),a(e.td,{role:"cell","data-label":"Removing a row",children:"flies out to the right"})]})]})]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"the-finished-row",children:"Finished screen"}),a(e.a,{className:"hash-link",href:"#the-finished-row","aria-label":"Direct link to Finished screen",title:"Direct link to Finished screen"})]}),`
`,a(e.p,{children:"This is the result of the steps. Type a name and press return: a row flies in at the top. The animations are in the highlighted lines; the rest is an ordinary list."}),`
`,n(e.figure,{className:"code-block","data-language":"tsx",children:[a(e.figcaption,{className:"code-title",children:"ParticipantList.tsx"}),a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useRef, useState } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> {
</span><span class="code-line">  Button,
</span><span class="code-line">  ScrollView,
</span><span class="code-line">  StyleSheet,
</span><span class="code-line">  Text,
</span><span class="code-line">  TextInput,
</span><span class="code-line">  View,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line code-line-highlighted"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line code-line-highlighted">  Layout,
</span><span class="code-line code-line-highlighted">  LightSpeedInLeft,
</span><span class="code-line code-line-highlighted">  LightSpeedOutRight,
</span><span class="code-line code-line-highlighted">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">Person</span> = { key: <span class="code:entity.name.type">number</span>; name: <span class="code:entity.name.type">string</span> };
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">ParticipantProps</span> = { name: <span class="code:entity.name.type">string</span>; <span class="code:entity.name.function">onRemove</span>: () <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span> };
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">Participant</span>({ name, onRemove }: <span class="code:entity.name.type">ParticipantProps</span>) {
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line code-line-highlighted">    &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">      style={styles.row}
</span><span class="code-line code-line-highlighted">      entering={LightSpeedInLeft}
</span><span class="code-line code-line-highlighted">      layout={Layout.<span class="code:entity.name.function">springify</span>()}
</span><span class="code-line code-line-highlighted">      exiting={LightSpeedOutRight}
</span><span class="code-line">    >
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Text</span>>{name}&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Remove"</span> onPress={onRemove} />
</span><span class="code-line code-line-highlighted">    &lt;/<span class="code:entity.name.type">Animated.View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">ParticipantList</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> [people, setPeople] = <span class="code:entity.name.function">useState</span>&lt;<span class="code:entity.name.type">Person</span>[]>([]);
</span><span class="code-line">  <span class="code:keyword">const</span> [draft, setDraft] = <span class="code:entity.name.function">useState</span>(<span class="code:string">''</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> nextKey = <span class="code:entity.name.function">useRef</span>(<span class="code:constant">0</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const </span><span class="code:entity.name.function">join</span> = () <span class="code:keyword">=></span> {
</span><span class="code-line">    <span class="code:keyword">const</span> name = draft.<span class="code:entity.name.function">trim</span>();
</span><span class="code-line">    <span class="code:keyword">if</span> (name !== <span class="code:string">''</span>) {
</span><span class="code-line">      <span class="code:entity.name.function">setPeople</span>([{ key: nextKey.current++, name }, ...people]);
</span><span class="code-line">      <span class="code:entity.name.function">setDraft</span>(<span class="code:string">''</span>);
</span><span class="code-line">    }
</span><span class="code-line">  };
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const </span><span class="code:entity.name.function">leave</span> = (key: <span class="code:entity.name.type">number</span>) <span class="code:keyword">=></span> {
</span><span class="code-line">    <span class="code:entity.name.function">setPeople</span>(people.<span class="code:entity.name.function">filter</span>((person) <span class="code:keyword">=></span> person.key !== key));
</span><span class="code-line">  };
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span> style={styles.screen}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">TextInput</span>
</span><span class="code-line">        style={styles.input}
</span><span class="code-line">        placeholder=<span class="code:string">"Who takes part?"</span>
</span><span class="code-line">        value={draft}
</span><span class="code-line">        onChangeText={setDraft}
</span><span class="code-line">        onSubmitEditing={join}
</span><span class="code-line">        blurOnSubmit={<span class="code:constant">false</span>}
</span><span class="code-line">      />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">ScrollView</span> keyboardShouldPersistTaps=<span class="code:string">"handled"</span>>
</span><span class="code-line">        {people.<span class="code:entity.name.function">map</span>(({ key, name }) <span class="code:keyword">=></span> (
</span><span class="code-line">          &lt;<span class="code:entity.name.type">Participant</span> key={key} name={name} onRemove={() <span class="code:keyword">=> </span><span class="code:entity.name.function">leave</span>(key)} />
</span><span class="code-line">        ))}
</span><span class="code-line">      &lt;/<span class="code:entity.name.type">ScrollView</span>>
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  screen: { flex: <span class="code:constant">1</span>, padding: <span class="code:constant">16</span>, backgroundColor: <span class="code:string">'whitesmoke'</span> },
</span><span class="code-line">  input: { padding: <span class="code:constant">12</span>, marginBottom: <span class="code:constant">12</span>, backgroundColor: <span class="code:string">'white'</span> },
</span><span class="code-line">  row: {
</span><span class="code-line">    flexDirection: <span class="code:string">'row'</span>,
</span><span class="code-line">    justifyContent: <span class="code:string">'space-between'</span>,
</span><span class="code-line">    alignItems: <span class="code:string">'center'</span>,
</span><span class="code-line">    padding: <span class="code:constant">8</span>,
</span><span class="code-line">    marginBottom: <span class="code:constant">4</span>,
</span><span class="code-line">    backgroundColor: <span class="code:string">'lavender'</span>,
</span><span class="code-line">  },
</span><span class="code-line">});
</span>`}})})]}),`
`,n(l,{children:[n(e.div,{className:"heading-box",children:[a(e.h2,{id:"the-screen",children:"The screen before"}),a(e.a,{className:"hash-link",href:"#the-screen","aria-label":"Direct link to The screen before",title:"Direct link to The screen before"})]}),a(e.p,{children:"The screen has two states: the text of the input, and the people in the list. New people are added at the top with a new key. Removed people are filtered out by that key."}),n(e.p,{children:["To follow along, copy the finished screen, replace its ",a(e.code,{translate:"no",children:"Participant"})," with that of ",a(e.a,{href:"#the-row-before",children:"One row"}),", and delete the import of react-native-reanimated. The screen works, but the rows jump."]})]}),`
`,n(l,{children:[n(e.div,{className:"heading-box",children:[a(e.h3,{id:"the-list",children:"The list"}),a(e.a,{className:"hash-link",href:"#the-list","aria-label":"Direct link to The list",title:"Direct link to The list"})]}),n(e.p,{children:[a(e.code,{translate:"no",children:"Participant"})," renders one entry of the list. It is the only component that will change. Each one has its own ",a(e.code,{translate:"no",children:"key"}),", by which React recognises added, kept and removed rows."]}),n(e.figure,{className:"code-block","data-language":"tsx",children:[a(e.figcaption,{className:"code-title",children:"ParticipantList.tsx"}),a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line">&lt;<span class="code:entity.name.type">ScrollView</span> keyboardShouldPersistTaps=<span class="code:string">"handled"</span>>
</span><span class="code-line">  {people.<span class="code:entity.name.function">map</span>(({ key, name }) <span class="code:keyword">=></span> (
</span><span class="code-line code-line-highlighted">    &lt;<span class="code:entity.name.type">Participant</span> key={key} name={name} onRemove={() <span class="code:keyword">=> </span><span class="code:entity.name.function">leave</span>(key)} />
</span><span class="code-line">  ))}
</span><span class="code-line">&lt;/<span class="code:entity.name.type">ScrollView</span>>
</span>`}})})]})]}),`
`,n(l,{children:[n(e.div,{className:"heading-box",children:[a(e.h3,{id:"the-row-before",children:"One row"}),a(e.a,{className:"hash-link",href:"#the-row-before","aria-label":"Direct link to One row",title:"Direct link to One row"})]}),n(e.p,{children:["A single ",a(e.code,{translate:"no",children:"View"})," contains everything in the row. The animations go there."]}),n(e.figure,{className:"code-block","data-language":"tsx",children:[a(e.figcaption,{className:"code-title",children:"ParticipantList.tsx"}),a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">Participant</span>({ name, onRemove }: <span class="code:entity.name.type">ParticipantProps</span>) {
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span> style={styles.row}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Text</span>>{name}&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Remove"</span> onPress={onRemove} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})]})]}),`
`,n(l,{children:[n(e.div,{className:"heading-box",children:[a(e.h2,{id:"step-1-use-an-animated-component",children:"Step 1: use an animated component"}),a(e.a,{className:"hash-link",href:"#step-1-use-an-animated-component","aria-label":"Direct link to Step 1: use an animated component",title:"Direct link to Step 1: use an animated component"})]}),n(e.p,{children:["Only animated components can be animated: those from the library, and those created with ",a(e.code,{translate:"no",children:"createAnimatedComponent"}),". Replace the outer ",a(e.code,{translate:"no",children:"View"})," with ",a(e.code,{translate:"no",children:"Animated.View"}),":"]}),n(e.figure,{className:"code-block","data-language":"tsx",children:[a(e.figcaption,{className:"code-title",children:"ParticipantList.tsx"}),a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line code-line-highlighted"><span class="code:keyword">import</span> Animated <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">Participant</span>({ name, onRemove }: <span class="code:entity.name.type">ParticipantProps</span>) {
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line code-line-highlighted">    &lt;<span class="code:entity.name.type">Animated.View</span> style={styles.row}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Text</span>>{name}&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Remove"</span> onPress={onRemove} />
</span><span class="code-line code-line-highlighted">    &lt;/<span class="code:entity.name.type">Animated.View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})]}),n(e.p,{children:[a(e.strong,{children:"Result:"})," the screen looks and behaves as before."]})]}),`
`,n(l,{children:[n(e.div,{className:"heading-box",children:[a(e.h2,{id:"step-2-animate-the-entrance",children:"Step 2: animate the entrance"}),a(e.a,{className:"hash-link",href:"#step-2-animate-the-entrance","aria-label":"Direct link to Step 2: animate the entrance",title:"Direct link to Step 2: animate the entrance"})]}),n(e.p,{children:["Choose one of the ",a(e.a,{...t[0],children:"entering animations"}),` and set it as
`,a(e.code,{translate:"no",children:"entering"}),":"]}),n(e.figure,{className:"code-block","data-language":"tsx",children:[a(e.figcaption,{className:"code-title",children:"ParticipantList.tsx"}),a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line code-line-highlighted"><span class="code:keyword">import</span> Animated, { LightSpeedInLeft } <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">Participant</span>({ name, onRemove }: <span class="code:entity.name.type">ParticipantProps</span>) {
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line code-line-highlighted">    &lt;<span class="code:entity.name.type">Animated.View</span> style={styles.row} entering={LightSpeedInLeft}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Text</span>>{name}&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Remove"</span> onPress={onRemove} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">Animated.View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})]})]}),`
`,n(l,{children:[n(e.p,{children:[a(e.strong,{children:"Result:"})," new rows fly in from the left and fade in. On iOS they are also slanted; Android does not draw the skew. The others still jump to make room."]}),a(o,{version:"2.x",entering:!0})]}),`
`,n(l,{children:[n(e.div,{className:"heading-box",children:[a(e.h2,{id:"step-3-animate-the-change-of-layout",children:"Step 3: animate changes of the layout"}),a(e.a,{className:"hash-link",href:"#step-3-animate-the-change-of-layout","aria-label":"Direct link to Step 3: animate changes of the layout",title:"Direct link to Step 3: animate changes of the layout"})]}),n(e.p,{children:["Set a ",a(e.a,{...t[1],children:"layout transition"})," as ",a(e.code,{translate:"no",children:"layout"}),". ",a(e.code,{translate:"no",children:"Layout"})," moves a row to its new position, and ",a(e.code,{translate:"no",children:"springify"})," uses a spring for it:"]}),n(e.figure,{className:"code-block","data-language":"tsx",children:[a(e.figcaption,{className:"code-title",children:"ParticipantList.tsx"}),a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line code-line-highlighted"><span class="code:keyword">import</span> Animated, { Layout, LightSpeedInLeft } <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">Participant</span>({ name, onRemove }: <span class="code:entity.name.type">ParticipantProps</span>) {
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">      style={styles.row}
</span><span class="code-line">      entering={LightSpeedInLeft}
</span><span class="code-line code-line-highlighted">      layout={Layout.<span class="code:entity.name.function">springify</span>()}
</span><span class="code-line">    >
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Text</span>>{name}&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Remove"</span> onPress={onRemove} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">Animated.View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})]})]}),`
`,n(l,{children:[n(e.p,{children:[a(e.strong,{children:"Result:"})," when a row is added or removed, the others spring to their new positions."]}),a(o,{version:"2.x",entering:!0,layout:!0})]}),`
`,n(l,{children:[n(e.div,{className:"heading-box",children:[a(e.h2,{id:"step-4-animate-the-exit",children:"Step 4: animate the exit"}),a(e.a,{className:"hash-link",href:"#step-4-animate-the-exit","aria-label":"Direct link to Step 4: animate the exit",title:"Direct link to Step 4: animate the exit"})]}),n(e.p,{children:["Choose one of the ",a(e.a,{...t[2],children:"exiting animations"})," and set it as ",a(e.code,{translate:"no",children:"exiting"}),":"]}),n(e.figure,{className:"code-block","data-language":"tsx",children:[a(e.figcaption,{className:"code-title",children:"ParticipantList.tsx"}),a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  Layout,
</span><span class="code-line">  LightSpeedInLeft,
</span><span class="code-line code-line-highlighted">  LightSpeedOutRight,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">Participant</span>({ name, onRemove }: <span class="code:entity.name.type">ParticipantProps</span>) {
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">      style={styles.row}
</span><span class="code-line">      entering={LightSpeedInLeft}
</span><span class="code-line">      layout={Layout.<span class="code:entity.name.function">springify</span>()}
</span><span class="code-line code-line-highlighted">      exiting={LightSpeedOutRight}
</span><span class="code-line">    >
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Text</span>>{name}&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Remove"</span> onPress={onRemove} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">Animated.View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})]}),n(e.p,{children:[a(e.strong,{children:"Result:"})," removed rows fly out to the right, and the others spring up. This is the finished screen."]}),a(o,{version:"2.x",entering:!0,layout:!0,exiting:!0})]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"go-on",children:"Next steps"}),a(e.a,{className:"hash-link",href:"#go-on","aria-label":"Direct link to Next steps",title:"Direct link to Next steps"})]}),`
`,n(e.ul,{children:[`
`,a(e.li,{children:"Try other presets. Only the names in the import and in the props change."}),`
`,n(e.li,{children:["If no preset fits, write a ",a(e.a,{...t[3],children:"custom animation"}),"."]}),`
`,n(e.li,{children:[`Another version of this screen is available as gists,
`,a(e.a,{href:"https://gist.github.com/jmysliv/87b15453aab173a63a4d22fcc5b1d603",target:"_blank",rel:"noopener noreferrer",children:"before"}),` and
`,a(e.a,{href:"https://gist.github.com/jmysliv/0056d6cd3021883ea0f2c7f4af0526b2",target:"_blank",rel:"noopener noreferrer",children:"after"})," the change."]}),`
`]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"related",children:"Related"}),a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...t[4],children:"Layout animations"})," – the overview."]}),`
`,n(e.li,{children:[a(e.a,{...t[5],children:"Entering animations"}),`,
`,a(e.a,{...t[6],children:"exiting animations"}),`,
`,a(e.a,{...t[7],children:"layout transitions"})," – all presets."]}),`
`,n(e.li,{children:[a(e.a,{...t[8],children:"Custom animations"})," – write your own."]}),`
`]})]})}function f(s={}){let{wrapper:e}=s.components||{};return e?a(e,{...s,children:a(R,{...s})}):R(s)}var A={path:"/__legacydocs_version__/tutorials/LayoutAnimations/layoutAnimations",title:"How to easily animate your screens and components",documentTitle:"How to easily animate your screens and components | React Native Reanimated",description:"A tutorial for layout animations of Reanimated 2.x that animates a list in four steps, with one prop each for entering, moving and leaving.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/tutorials/LayoutAnimations/layoutAnimations",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/tutorials/LayoutAnimations/layoutAnimations",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"Tutorials"},{label:"Layout Animations"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/guide/debugging",label:"Debugging worklets"},next:{href:"/__legacydocs_base__/__legacydocs_version__/community",label:"Community"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-tutorials/LayoutAnimations/layoutAnimations","docs-versioned"],kind:"doc",id:"tutorials/LayoutAnimations/layoutAnimations",showTitle:!0,toc:[{id:"the-finished-row",level:2,html:"Finished screen"},{id:"go-on",level:2,html:"Next steps"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null,checkedAgainst:"react-native-reanimated 2.14.4"},frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/tutorials/LayoutAnimations/layoutAnimations"}},runtime:"",stylesheets:[],imports:[]},ae=x({content:f,route:A});export{ae as mount};
